import { listGameCategories } from "@backoffice/api-client";
import { Shapes } from "lucide-react";
import { rowsOf } from "#kit/list/rows/row-source.ts";
import { CataloguePage } from "../parts/catalogue-page.tsx";
import { labelColumns } from "../parts/label.columns.tsx";

const source = rowsOf(listGameCategories, "uuid");
const columns = labelColumns("slug");

/** `/gamesV2/categories` */
const CategoriesPage = () => (
  <CataloguePage
    label="Game categories"
    source={source}
    columns={columns}
    sortedBy="slug"
    opens={{ panel: "game-category-edit", param: "uuid" }}
    empty={{ icon: Shapes, text: "Categories group the games of the lobby." }}
  />
);

export default CategoriesPage;
