import { listGameTags } from "@backoffice/api-client";
import { Tag } from "lucide-react";
import { rowsOf } from "#kit/list/rows/row-source.ts";
import { CataloguePage } from "../parts/catalogue-page.tsx";
import { labelColumns } from "../parts/label.columns.tsx";

const source = rowsOf(listGameTags, "uuid");
const columns = labelColumns("slug");

/** `/gamesV2/tags` */
const TagsPage = () => (
  <CataloguePage
    label="Game tags"
    source={source}
    columns={columns}
    sortedBy="slug"
    opens={{ panel: "game-tag-edit", param: "uuid" }}
    empty={{ icon: Tag, text: "Add tags to assign them to games." }}
  />
);

export default TagsPage;
