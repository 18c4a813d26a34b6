import { ForbiddenState } from "@backoffice/ui";
import { Outlet } from "react-router";
import { can, useSession } from "../kit/session.ts";
import { usePage } from "./use-page.ts";

/** Refuses a page without its right before anything of it is loaded: no call is sent. */
export const GuardedPage = () => {
  const session = useSession();
  const page = usePage();
  return page && !can(session, page.permission) ? <ForbiddenState permission={page.permission} /> : <Outlet />;
};
