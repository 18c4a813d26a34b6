import { copyAddress } from "@backoffice/ui";
import { leftOutText } from "@backoffice/ui/table";
import { fieldWords } from "#kit/contract/fields/field-words.ts";
import { storableFilter } from "#kit/list/state/storable-filter.ts";

/** Copies a link to the current page and panel, without personal data in its query string, and names what it leaves out. */
export const copyLink = (): Promise<void> => {
  const address = new URL(window.location.href);
  const { filter, leftOut } = storableFilter(address.search.slice(1));
  address.search = filter;
  return copyAddress(address.href, leftOutText(leftOut.map(fieldWords)));
};
