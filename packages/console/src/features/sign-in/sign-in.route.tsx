import { lazy, Suspense } from "react";

const SignInPage = lazy(() => import("./sign-in.page.tsx"));

/** The public sign-in page; outside the shell, so it is a route and not a page of the catalogue. */
export const signIn = {
  path: "/admin",
  element: (
    <Suspense>
      <SignInPage />
    </Suspense>
  ),
};
