import { lazy, Suspense } from "react";
import { SIGN_IN } from "./sign-in.path.ts";

const SignInPage = lazy(() => import("./sign-in.page.tsx"));

/** The public sign-in page. */
export const signIn = {
  path: SIGN_IN,
  element: (
    <Suspense>
      <SignInPage />
    </Suspense>
  ),
};
