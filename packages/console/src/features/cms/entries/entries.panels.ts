import DeleteBlogPost from "./panels/delete-blog-post.confirm.tsx";
import DeleteCmsModal from "./panels/delete-cms-modal.confirm.tsx";
import DeleteCmsPage from "./panels/delete-cms-page.confirm.tsx";
import PagePicker from "./panels/page-picker.modal.tsx";

/** Panels by ID. */
export default {
  "delete-cms-page": DeleteCmsPage,
  "delete-blog-post": DeleteBlogPost,
  "delete-cms-modal": DeleteCmsModal,
  "page-picker": PagePicker,
};
