enum CurlHTTPTestsPlaceholder {}
