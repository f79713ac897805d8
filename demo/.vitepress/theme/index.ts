import DefaultTheme from 'vitepress/theme-without-fonts';
import type { Theme } from 'vitepress';
import AuthorsNote from './AuthorsNote.vue';
import ElementIndex from './ElementIndex.vue';
import FrontPage from './FrontPage.vue';
import ItemPage from './ItemPage.vue';
import LiveElement from './LiveElement.vue';
import PlaygroundPage from './PlaygroundPage.vue';
import RightToLeftPage from './RightToLeftPage.vue';
import SiteLayout from './SiteLayout.vue';
import ThemeGallery from './ThemeGallery.vue';
import './site.css';
import './syntax.css';

export default {
  extends: DefaultTheme,
  Layout: SiteLayout,
  enhanceApp({ app }) {
    const components = {
      AuthorsNote,
      ElementIndex,
      FrontPage,
      ItemPage,
      LiveElement,
      PlaygroundPage,
      RightToLeftPage,
      ThemeGallery,
    };
    for (const [name, component] of Object.entries(components)) app.component(name, component);
  },
} satisfies Theme;
