/**
 * Reads the contract, for packages that check others against it. The generator has an entry of its own, as it is big.
 */
export type { Bundle } from "./bundle/bundle.ts";
export { bundleContract } from "./bundle/bundle-contract.ts";
export { replyBranches, type SchemaWithPointer } from "./reply-branches.ts";
export { isStackOverflow } from "./bundle/is-stack-overflow.ts";
export { UnusableContract } from "./bundle/unusable-contract.ts";
export { ADDRESS_SCHEMES } from "../src/addresses.ts";
export { changesOf } from "./changes-of.ts";
