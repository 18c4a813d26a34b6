/** The contract as data, for packages that answer calls instead of sending them: mocks and checks. */
export { examples } from "./generated/examples/index.ts";
export { operations, type ReadId, type WriteId } from "./generated/operations.ts";
export type { Permission } from "./permission.ts";
export type { components, paths } from "./generated/paths.ts";
export { bodies, forms, queries, replies } from "./generated/validators/index.ts";
export { effects, gone } from "./effects.ts";
export { ownPath } from "./own-path.ts";
export { toForm } from "./to-form.ts";
export type { Data, Input, Operation } from "./operation.ts";
export { validationErrors } from "./answers/validate.ts";
export type { Validators } from "./validators.ts";
