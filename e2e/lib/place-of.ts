import type { Locator } from "@playwright/test";

/** Place of the record in its list, in the header of its drawer: "3 of 112". A check may read alike: “6 of 6”. */
export const placeOf = (drawer: Locator): Locator => drawer.locator("[data-slot=place]");
