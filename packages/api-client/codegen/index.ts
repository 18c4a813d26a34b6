/** How the contract is read, for those who check others by it; the generator has a door of its own, for it is big. */
export type { Bundle } from "./bundle/bundle.ts";
export { bundleContract } from "./bundle/bundle-contract.ts";
export { replyBranches, type SchemaWithPointer } from "./reply-branches.ts";
export { UnusableContract } from "./bundle/unusable-contract.ts";
