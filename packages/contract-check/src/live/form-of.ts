import type { Contract, Media } from "../contract/contract.ts";
import { isFile } from "../checks/values/is-file.ts";
import { styledProperty } from "../checks/values/styled-property.ts";
import { queryPairs } from "./write-parameter.ts";

/** A minimal valid image of one pixel. */
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const picture = () => new File([PICTURE], "picture.png", { type: "image/png" });

const text = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));

/**
 * Encodes a body as a form, with a small image wherever the contract expects a file. Lists repeat their name,
 * unless their encoding says how they are written.
 */
export const formOf = (contract: Contract, media: Media, body: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    const styled = styledProperty(contract, media, name);
    if (styled) for (const pair of queryPairs(styled, value)) form.append(...pair);
    else for (const one of [value].flat()) form.append(name, isFile(contract, media, name) ? picture() : text(one));
  }
  return form;
};
