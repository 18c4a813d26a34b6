import { listCryptoNetworks } from "@backoffice/api-client";
import { Blocks } from "lucide-react";
import { ListPage } from "#kit/list/list-page.tsx";
import { rowsOf } from "#kit/list/rows/row-source.ts";
import { cryptoNetworkActions } from "./crypto-networks.actions.ts";
import { cryptoNetworkColumns } from "./crypto-networks.columns.tsx";
import { cryptoNetworkFilters } from "./crypto-networks.filters.ts";

const networks = rowsOf(listCryptoNetworks, "network");

/** `/settings/crypto-networks` */
const CryptoNetworksPage = () => (
  <ListPage
    label="Crypto networks"
    source={networks}
    columns={cryptoNetworkColumns}
    filters={cryptoNetworkFilters}
    actions={cryptoNetworkActions}
    defaultSort={{ id: "network", desc: false }}
    opens={{ panel: "crypto-network-edit", param: "cryptoNetwork" }}
    empty={{ icon: Blocks, title: "No crypto networks", text: "Crypto networks are set by the platform." }}
  />
);

export default CryptoNetworksPage;
