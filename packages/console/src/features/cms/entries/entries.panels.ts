// Written by `pnpm generate`, from the IDs in the module and the files named by them. Do not edit.
export { DeleteBlogPost as "delete-blog-post" } from "./panels/delete-blog-post.confirm.tsx";
export { DeleteCmsModal as "delete-cms-modal" } from "./panels/delete-cms-modal.confirm.tsx";
export { DeleteCmsPage as "delete-cms-page" } from "./panels/delete-cms-page.confirm.tsx";
export { PagePicker as "page-picker" } from "./panels/page-picker.modal.tsx";
