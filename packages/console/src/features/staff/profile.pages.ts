import ProfilePage from "./profile/profile.page.tsx";

/** What everybody has, whatever their rights. */
export default {
  "/user/profile": ProfilePage,
};
