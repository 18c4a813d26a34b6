import { PageLink } from "#kit/address/page-link.tsx";
import { can, useSession } from "#kit/session/session.ts";

/** Link to the activity log of a content entry, by its ID in the log; hidden without permission. */
export const HistoryLink = ({ id }: { id: string }) =>
  can(useSession(), "view_staff_activities") && (
    <>
      {" · "}
      <PageLink to="/cms/activities" query={{ search: id }} permission="view_staff_activities" inText>
        History
      </PageLink>
    </>
  );
