// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { DeleteTranslation as "delete-translation" } from "./panels/delete-translation.confirm.tsx";
export { TranslationEdit as "translation-edit" } from "./panels/translation-edit.modal.tsx";
