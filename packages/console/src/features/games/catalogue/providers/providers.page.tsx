import { listGameOriginalProviders } from "@backoffice/api-client";
import { Factory } from "lucide-react";
import { rowsOf } from "#kit/list/rows/row-source.ts";
import { CataloguePage } from "../parts/catalogue-page.tsx";
import { providerColumns } from "./provider.columns.tsx";

const source = rowsOf(listGameOriginalProviders, "id");

/** `/gamesV2/original-providers/list` */
const ProvidersPage = () => (
  <CataloguePage
    label="Original providers"
    source={source}
    columns={providerColumns}
    sortedBy="displayName"
    opens={{ panel: "game-original-provider-edit", param: "id" }}
    empty={{ icon: Factory, text: "Add original providers to assign them to games." }}
  />
);

export default ProvidersPage;
