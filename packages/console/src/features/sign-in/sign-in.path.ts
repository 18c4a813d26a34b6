/** Where one signs in: outside the shell, so it is a route and not a page of the catalogue. */
export const SIGN_IN = "/admin";
