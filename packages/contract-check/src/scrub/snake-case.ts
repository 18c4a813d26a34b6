/** A name in snake case: `cardNumber` and `Card-Number` are `card_number`. */
export const snakeCase = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replaceAll("-", "_")
    .toLowerCase();
