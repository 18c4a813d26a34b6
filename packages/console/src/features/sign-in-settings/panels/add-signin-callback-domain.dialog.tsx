import { addSignInDomain } from "./add-sign-in-domain.tsx";

/** Allows a return URL after sign-in (content §2, §5, §7). */
export const AddSigninCallbackDomain = addSignInDomain({
  type: "Callback",
  noun: "callback",
  title: "Add callback",
  text: "Allowed return URLs after sign-in.",
});
