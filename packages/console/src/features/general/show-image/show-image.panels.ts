// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { ShowImage as "show-image" } from "./show-image.modal.tsx";
