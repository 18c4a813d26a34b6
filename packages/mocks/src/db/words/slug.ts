/** A title as part of an id: `casa-dorada` for `Casa Dorada`. */
export const slug = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
