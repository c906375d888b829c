enum CurlHTTPPlaceholder {}
