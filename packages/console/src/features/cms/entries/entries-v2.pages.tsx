import {
  listBlogPosts,
  listCmsBlocks,
  listCmsPages,
  showBlogPost,
  showCmsBlock,
  showCmsPage,
} from "@backoffice/api-client";
import * as shapes from "@backoffice/api-client/shapes/cms";
import * as blockShapes from "@backoffice/api-client/shapes/cms-blocks";
import { select } from "@backoffice/ui/filters";
import { AppWindow, FileText, Newspaper, Plus } from "lucide-react";
import { listPage } from "#entities/fields/contract-page.ts";
import { languageChoices } from "#entities/language/language-choices.ts";
import { recordPage } from "#kit/records/record-page.tsx";
import { PAGE_TYPES } from "#entities/content/kinds/entry-words.ts";
import { modalActions } from "./list/modals.actions.ts";
import { modalColumns } from "./list/modals.columns.tsx";
import { pageActions } from "./list/pages.actions.ts";
import { pageColumns } from "./list/pages.columns.tsx";
import { postActions } from "./list/posts.actions.ts";
import { postColumns } from "./list/posts.columns.tsx";
import { ModalEditor } from "./modal/modal-editor.tsx";
import NewModal from "./modal/new-modal.page.tsx";
import NewPage from "./page/new-page.page.tsx";
import { PageEditor } from "./page/page-editor.tsx";
import NewPost from "./post/new-post.page.tsx";
import { PostEditor } from "./post/post-editor.tsx";

/** Pages of CMS v2, by path. */
export default {
  "/cms/v2/pages": listPage({
    read: listCmsPages,
    shape: shapes.listCmsPages,
    label: "Pages",
    key: "id",
    columns: pageColumns,
    choices: languageChoices,
    filters: { pageType: select({ label: "Type", options: PAGE_TYPES, place: "bar" }) },
    actions: pageActions,
    create: { label: "New page", icon: Plus, to: "/cms/v2/pages/new", permission: "edit_cms" },
    opens: { page: "/cms/v2/pages/{id}" },
    empty: { icon: FileText, text: "A page is on the site once it is published." },
  }),
  "/cms/v2/pages/new": NewPage,
  "/cms/v2/pages/{id}": recordPage({
    read: showCmsPage,
    shape: shapes.showCmsPage,
    noun: "page",
    wide: true,
    inBar: true,
    draw: (page) => <PageEditor key={page.id} page={page} />,
  }),
  "/cms/v2/blog": listPage({
    read: listBlogPosts,
    shape: shapes.listBlogPosts,
    label: "Blog posts",
    key: "id",
    columns: postColumns,
    choices: languageChoices,
    actions: postActions,
    create: { label: "New blog post", icon: Plus, to: "/cms/v2/blog/new", permission: "edit_cms" },
    opens: { page: "/cms/v2/blog/{id}" },
    empty: { icon: Newspaper, text: "A post is on the site once it is published." },
  }),
  "/cms/v2/blog/new": NewPost,
  "/cms/v2/blog/{id}": recordPage({
    read: showBlogPost,
    shape: shapes.showBlogPost,
    noun: "blog post",
    wide: true,
    inBar: true,
    draw: (post) => <PostEditor key={post.id} post={post} />,
  }),
  "/cms/v2/modals": listPage({
    read: listCmsBlocks,
    shape: blockShapes.listCmsBlocks,
    label: "Modals",
    key: "id",
    columns: modalColumns,
    fixed: { kind: "MODAL" },
    actions: modalActions,
    create: { label: "New modal", icon: Plus, to: "/cms/v2/modals/new", permission: "edit_cms" },
    opens: { page: "/cms/v2/modals/{id}" },
    empty: { icon: AppWindow, text: "A modal is shown over the site while it is active." },
  }),
  "/cms/v2/modals/new": NewModal,
  "/cms/v2/modals/{id}": recordPage({
    read: showCmsBlock,
    shape: blockShapes.showCmsBlock,
    noun: "modal",
    wide: true,
    inBar: true,
    draw: (modal) => <ModalEditor key={modal.id} modal={modal} />,
  }),
};
