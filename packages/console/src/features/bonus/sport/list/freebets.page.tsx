import { Gift } from "lucide-react";
import { useMemo } from "react";
import { ListView } from "#kit/list/list-view.tsx";
import { usePanels } from "#kit/panels/definition/panels.ts";
import { useSession } from "#kit/session/session.ts";
import { useAddressState } from "#kit/list/state/search-state.ts";
import { useList } from "#kit/list/rows/use-list.ts";
import { freebetActions } from "./freebets.actions.ts";
import { freebetColumns } from "./freebets.columns.tsx";
import { freebetFilters } from "./freebets.filters.ts";
import { freebets } from "./freebets.source.ts";
import { useLastPassed } from "./use-last-passed.ts";

/** `/bonus/sport` */
const FreebetsPage = () => {
  const panels = usePanels();
  const session = useSession();
  const list = useList(useAddressState(), freebets, {
    filters: freebetFilters,
    columns: freebetColumns,
    defaultSort: { id: "fromTime", desc: true },
  });
  const ends = useMemo(() => list.rows.map(({ toTime }) => toTime), [list.rows]);
  const now = useLastPassed(ends);
  const actions = useMemo(() => freebetActions(panels, session, now), [panels, session, now]);
  return (
    <ListView
      label="Sport freebets"
      noun="freebet"
      list={list}
      columns={freebetColumns}
      opens={{ panel: "sport-freebet-details", param: "freebet" }}
      actions={actions}
      empty={{ icon: Gift, title: "No sport freebets yet", text: "Freebets come from the sports platform." }}
    />
  );
};

export default FreebetsPage;
