// Generated from openapi/ by `pnpm generate`. Do not edit.
import { query, queryHook } from "../query.ts";
import { write, writeHook } from "../write.ts";

/** List CMS pages (content §2, §7, §9). */
export const listCmsPages = /* @__PURE__ */ query({ id: "listCmsPages", method: "post", path: "/api/cms/v2/pages/list", tag: "cms", effect: "read", permission: "view_cms", rows: "items", record: true, counted: true });
export const useListCmsPages = /* @__PURE__ */ queryHook(listCmsPages);

/** Read one CMS page in all its languages (shell §2.2). */
export const showCmsPage = /* @__PURE__ */ query({ id: "showCmsPage", method: "post", path: "/api/cms/v2/pages/show", tag: "cms", effect: "read", permission: "view_cms", record: true });
export const useShowCmsPage = /* @__PURE__ */ queryHook(showCmsPage);

/** Add a CMS page (shell §2.2). */
export const createCmsPage = /* @__PURE__ */ write({ id: "createCmsPage", method: "post", path: "/api/cms/v2/pages", tag: "cms", effect: "write", permission: "edit_cms" });
export const useCreateCmsPage = /* @__PURE__ */ writeHook(createCmsPage);

/** Change a CMS page (shell §2.2). */
export const updateCmsPage = /* @__PURE__ */ write({ id: "updateCmsPage", method: "put", path: "/api/cms/v2/pages", tag: "cms", effect: "write", permission: "edit_cms" });
export const useUpdateCmsPage = /* @__PURE__ */ writeHook(updateCmsPage);

/** Delete a CMS page (content §2, §7). */
export const deleteCmsPage = /* @__PURE__ */ write({ id: "deleteCmsPage", method: "delete", path: "/api/cms/v2/pages", tag: "cms", effect: "write", permission: "edit_cms" });
export const useDeleteCmsPage = /* @__PURE__ */ writeHook(deleteCmsPage);

/** List blog posts (shell §2.2). */
export const listBlogPosts = /* @__PURE__ */ query({ id: "listBlogPosts", method: "post", path: "/api/cms/v2/blog/list", tag: "cms", effect: "read", permission: "view_cms", rows: "items", record: true, counted: true });
export const useListBlogPosts = /* @__PURE__ */ queryHook(listBlogPosts);

/** Read one blog post in all its languages (shell §2.2). */
export const showBlogPost = /* @__PURE__ */ query({ id: "showBlogPost", method: "post", path: "/api/cms/v2/blog/show", tag: "cms", effect: "read", permission: "view_cms", record: true });
export const useShowBlogPost = /* @__PURE__ */ queryHook(showBlogPost);

/** Add a blog post (shell §2.2). */
export const createBlogPost = /* @__PURE__ */ write({ id: "createBlogPost", method: "post", path: "/api/cms/v2/blog", tag: "cms", effect: "write", permission: "edit_cms", addresses: {"body.coverImagePath":["relative"]} });
export const useCreateBlogPost = /* @__PURE__ */ writeHook(createBlogPost);

/** Change a blog post (shell §2.2). */
export const updateBlogPost = /* @__PURE__ */ write({ id: "updateBlogPost", method: "put", path: "/api/cms/v2/blog", tag: "cms", effect: "write", permission: "edit_cms", addresses: {"body.coverImagePath":["relative"]} });
export const useUpdateBlogPost = /* @__PURE__ */ writeHook(updateBlogPost);

/** Delete a blog post (content §2, §7). */
export const deleteBlogPost = /* @__PURE__ */ write({ id: "deleteBlogPost", method: "delete", path: "/api/cms/v2/blog", tag: "cms", effect: "write", permission: "edit_cms" });
export const useDeleteBlogPost = /* @__PURE__ */ writeHook(deleteBlogPost);
