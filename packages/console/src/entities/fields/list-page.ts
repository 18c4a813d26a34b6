import { drawnListPage } from "#kit/contract/list/drawn-list-page.tsx";
import { fieldKnowledge } from "./field-knowledge.ts";

/** A list page; omitted parts are derived from the contract. */
export const listPage = drawnListPage(fieldKnowledge);
