import { drawnListPage } from "#kit/contract/list/drawn-list-page.tsx";
import { fieldKnowledge } from "./field-knowledge.ts";

/** A list page; what is not said of it is drawn from the contract. */
export const listPage = drawnListPage(fieldKnowledge);
