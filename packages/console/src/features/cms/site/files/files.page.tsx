import { useSearchParam } from "#kit/address/use-search-param.ts";
import { FilesGrid } from "./files-grid.tsx";
import { FilesTable } from "./files-table.tsx";

/** `/cms/v2/file-manager` and `/cms/file-manager`: files of a site, as images or as a list. */
const FilesPage = () => {
  const [look] = useSearchParam("look");
  return look === "list" ? <FilesTable /> : <FilesGrid />;
};

export default FilesPage;
