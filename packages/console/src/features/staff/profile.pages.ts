import ProfilePage from "./profile/profile.page.tsx";

/** Pages for all users. */
export default {
  "/user/profile": ProfilePage,
};
