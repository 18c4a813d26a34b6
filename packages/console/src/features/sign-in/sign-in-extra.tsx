import { lazy, Suspense, type ComponentType } from "react";

type Props = { returnTo: string };

const Accounts: ComponentType<Props> | undefined =
  import.meta.env.MODE === "mocked" ? lazy(() => import("../../mocked/account-list.tsx")) : undefined;

/** With the mock server, the sign-in page offers one account per role; otherwise nothing. */
export const SignInExtra = (props: Props) =>
  Accounts ? (
    <Suspense>
      <Accounts {...props} />
    </Suspense>
  ) : null;
