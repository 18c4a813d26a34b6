import { addSignInDomain } from "./add-sign-in-domain.tsx";

/** Allows a return URL after sign-out (content §2, §5, §7). */
export const AddSigninLogoutDomain = addSignInDomain({
  type: "Logout",
  noun: "logout address",
  title: "Add logout address",
  text: "Allowed return URLs after sign-out.",
});
