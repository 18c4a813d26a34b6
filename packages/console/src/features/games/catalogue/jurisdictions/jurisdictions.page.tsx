import { listGameJurisdictions } from "@backoffice/api-client";
import { Scale } from "lucide-react";
import { rowsOf } from "#kit/list/rows/row-source.ts";
import { CataloguePage } from "../parts/catalogue-page.tsx";
import { labelColumns } from "../parts/label.columns.tsx";

const source = rowsOf(listGameJurisdictions, "uuid");
const columns = labelColumns("code");

/** `/gamesV2/jurisdictions` */
const JurisdictionsPage = () => (
  <CataloguePage
    label="Game jurisdictions"
    source={source}
    columns={columns}
    sortedBy="slug"
    opens={{ panel: "game-jurisdiction-edit", param: "uuid" }}
    empty={{ icon: Scale, text: "Add a jurisdiction to allow games in it." }}
  />
);

export default JurisdictionsPage;
