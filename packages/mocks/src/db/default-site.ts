/** Stands where an operator's id would: the content that all sites start from. */
export const DEFAULT_SITE = "DEFAULT";
