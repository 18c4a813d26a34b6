import { addSignInDomain } from "./add-sign-in-domain.tsx";

/** Allows a host that can call the sign-in service (content §2, §5, §7). */
export const AddSigninOriginDomain = addSignInDomain({
  type: "Origin",
  noun: "origin",
  title: "Add origin",
  text: "A host that can call the sign-in service.",
});
