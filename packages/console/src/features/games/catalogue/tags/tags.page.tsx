import { listGameTags } from "@backoffice/api-client";
import { Tag } from "lucide-react";
import { rowsOf } from "../../../../kit/row-source.ts";
import { CataloguePage } from "../parts/catalogue-page.tsx";
import { labelColumns } from "../parts/label.columns.tsx";

const source = rowsOf(listGameTags);
const columns = labelColumns("slug");
const idOf = ({ uuid }: { uuid: string }) => uuid;

/** `/gamesV2/tags` */
const TagsPage = () => (
  <CataloguePage
    label="Game tags"
    noun="tag"
    source={source}
    columns={columns}
    sortedBy="slug"
    panel="game-tag-edit"
    param="uuid"
    rowId={idOf}
    empty={{ icon: Tag, text: "Games can be marked with a tag once it is added here." }}
  />
);

export default TagsPage;
