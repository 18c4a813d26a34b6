import { PageLink } from "#kit/address/page-link.tsx";
import { can, useSession } from "#kit/session/session.ts";

type HistoryLinkProps = {
  id: string;
  /** Nothing precedes it in its line. */
  isFirst?: boolean;
};

/** Link to the activity log of a content entry, by its ID in the log; hidden without permission. */
export const HistoryLink = ({ id, isFirst = false }: HistoryLinkProps) =>
  can(useSession(), "view_staff_activities") && (
    <>
      {!isFirst && " · "}
      <PageLink to="/cms/activities" query={{ search: id }} permission="view_staff_activities" inText>
        History
      </PageLink>
    </>
  );
