import { contractListPage } from "#kit/contract/list/contract-list-page.tsx";
import { fieldKnowledge } from "./field-knowledge.ts";

/** A list page; omitted parts are derived from the contract. */
export const listPage = contractListPage(fieldKnowledge);
