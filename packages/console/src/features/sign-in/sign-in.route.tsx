import { lazyComponent } from "@backoffice/ui";
import { Suspense } from "react";
import { AtCurrentAddress } from "#kit/address/address.tsx";
import { SIGN_IN } from "./sign-in.path.ts";

const SignInPage = lazyComponent(() => import("./sign-in.page.tsx"));

/** The public sign-in page. */
export const signIn = {
  path: SIGN_IN,
  element: (
    <AtCurrentAddress>
      <Suspense>
        <SignInPage />
      </Suspense>
    </AtCurrentAddress>
  ),
};
