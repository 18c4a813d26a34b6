export const two = [
  { key: "accept", value: "application/json" },
  { key: "x-brand", value: "north" },
];
