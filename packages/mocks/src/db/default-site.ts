/** The `opId` of the default content, which every site starts from. */
export const DEFAULT_SITE = "DEFAULT";
