import { contractListPage } from "#kit/contract/list/contract-list-page.tsx";
import { fieldKnowledge } from "./known-fields.ts";

/** A list page; omitted parts are derived from the contract. */
export const listPage = contractListPage(fieldKnowledge);
