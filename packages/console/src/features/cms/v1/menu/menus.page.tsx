import { useLatestCallback } from "@backoffice/ui";
import { RefreshCw } from "lucide-react";
import { useMemo } from "react";
import { usePublishActions } from "#kit/pages/page-actions.ts";
import { RecordStates } from "#kit/records/record-states.tsx";
import { OneSite } from "#entities/content/site/one-site.tsx";
import { useEntriesOf } from "../kinds/use-entries-of.ts";
import { MenuList } from "./menu-list.tsx";

const SiteMenu = ({ opId }: { opId: string }) => {
  const query = useEntriesOf(opId, "MENU");
  const refresh = useLatestCallback(() => void query.refetch());
  usePublishActions(useMemo(() => [{ label: "Refresh", icon: RefreshCw, run: refresh }], [refresh]));
  return (
    <div role="group" aria-label="Menu" tabIndex={0} className="relative mx-auto w-full max-w-5xl">
      <RecordStates noun="menu" query={query} close={refresh}>
        {({ items }) => <MenuList opId={opId} items={items} refresh={refresh} />}
      </RecordStates>
    </div>
  );
};

/** `/cms/menus`: menu of a CMS v1 site. */
const MenusPage = () => <OneSite subject="menus">{(opId) => <SiteMenu key={opId} opId={opId} />}</OneSite>;

export default MenusPage;
