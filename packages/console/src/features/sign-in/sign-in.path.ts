/** Path of sign-in: outside the shell, so it is a route and not a catalogue page. */
export const SIGN_IN = "/admin";
