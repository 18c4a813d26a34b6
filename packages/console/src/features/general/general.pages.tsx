import { ReleaseNotes } from "./release-notes/release-notes.tsx";

/** Pages of the group by path. */
export default {
  "/whats-new": () => <ReleaseNotes />,
  "/whats-new/super-admin": () => <ReleaseNotes audience="SUPER_ADMIN" />,
};
