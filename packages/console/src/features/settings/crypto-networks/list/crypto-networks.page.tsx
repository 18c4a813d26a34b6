import { listCryptoNetworks } from "@backoffice/api-client";
import { Blocks } from "lucide-react";
import { useMemo } from "react";
import { ListView } from "#kit/list/list-view.tsx";
import { usePanels } from "#kit/panels/panels.ts";
import { rowsOf } from "#kit/list/row-source.ts";
import { useSession } from "#kit/session/session.ts";
import { useList } from "#kit/list/use-list.ts";
import { cryptoNetworkActions } from "./crypto-networks.actions.ts";
import { cryptoNetworkColumns } from "./crypto-networks.columns.tsx";
import { cryptoNetworkFilters } from "./crypto-networks.filters.ts";

const networks = rowsOf(listCryptoNetworks, ({ network }) => network);

/** `/settings/crypto-networks` */
const CryptoNetworksPage = () => {
  const panels = usePanels();
  const session = useSession();
  const list = useList(networks, {
    filters: cryptoNetworkFilters,
    columns: cryptoNetworkColumns,
    defaultSort: { id: "network", desc: false },
  });
  const actions = useMemo(() => cryptoNetworkActions(panels, session), [panels, session]);
  return (
    <ListView
      label="Crypto networks"
      list={list}
      columns={cryptoNetworkColumns}
      opens={{ panel: "crypto-network-edit", param: "cryptoNetwork" }}
      actions={actions}
      empty={{ icon: Blocks, title: "No crypto networks", text: "The platform decides which ones there are." }}
    />
  );
};

export default CryptoNetworksPage;
