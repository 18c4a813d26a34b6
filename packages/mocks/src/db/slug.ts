/** A title as part of an id: `Casa Dorada` is `casa-dorada`. */
export const slug = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
