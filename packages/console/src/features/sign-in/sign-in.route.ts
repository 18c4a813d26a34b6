/** The public sign-in page; outside the shell, so it is a route and not a page of the catalogue. */
export const signIn = {
  path: "/admin",
  HydrateFallback: () => null,
  lazy: { Component: async () => (await import("./sign-in.page.tsx")).default },
};
