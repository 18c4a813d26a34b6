import { PageLink } from "#kit/address/page-link.tsx";
import { can, useSession } from "#kit/session/session.ts";

/** Leads to what staff did to a piece of content, by the id that the log has of it; nothing for who may not read it. */
export const HistoryLink = ({ id }: { id: string }) =>
  can(useSession(), "view_staff_activities") && (
    <>
      {" · "}
      <PageLink to="/cms/activities" query={{ search: id }} permission="view_staff_activities" inText>
        History
      </PageLink>
    </>
  );
