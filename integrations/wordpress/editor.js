/* Blocks with a live preview: the element itself, with the attributes of the sidebar. */
(function (wp, data) {
  'use strict';
  var el = wp.element.createElement;
  var components = wp.components;
  var plain = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true };

  /** The editor may show blocks in a frame, a document of its own. */
  function loadElements(node) {
    if (!node) return;
    var page = node.ownerDocument;
    if (page.querySelector('script[data-cal-elements]')) return;
    var script = page.createElement('script');
    script.type = 'module';
    script.src = data.script;
    script.setAttribute('data-cal-elements', '');
    page.head.appendChild(script);
  }

  /** What an element gets from the site: only the clock and the week where it shows another calendar, as on the page. */
  function siteOf(attributes) {
    return attributes['base-url'] ? data.clock : data.site;
  }

  /* What the calendar has, for settings that pick some of it */

  /** Reads from the calendar of a block; another one only if its namespace is known, and never with the nonce of this site. */
  function read(attributes, path) {
    var root = attributes['base-url'];
    var namespace = attributes.namespace || (!root && data.site.namespace);
    if (!namespace) return Promise.reject(new Error('No namespace'));
    if (!root) return wp.apiFetch({ path: '/' + namespace + path });
    var address = root.replace(/\/+$/, '') + '/' + namespace + (root.indexOf('?') < 0 ? path : path.replace('?', '&'));
    return window.fetch(address, { credentials: 'omit' }).then(function (response) {
      if (!response.ok) throw new Error(response.statusText);
      return response.json();
    });
  }

  /** All pages of a list, 20 at most; of events, those that come next. */
  function readAll(attributes, resource, page) {
    return read(attributes, '/' + resource + '?per_page=50&page=' + page).then(function (answer) {
      var last = resource === 'events' ? 1 : Math.min(answer.total_pages, 20);
      if (page >= last) return answer[resource];
      return readAll(attributes, resource, page + 1).then(function (further) {
        return answer[resource].concat(further);
      });
    });
  }

  var lists = {};

  /** Reads a list once for all blocks of the page. */
  function listOf(attributes, resource) {
    var key = [attributes['base-url'], attributes.namespace, resource].join(' ');
    lists[key] = lists[key] || readAll(attributes, resource, 1);
    lists[key].catch(function () {
      delete lists[key];
    });
    return lists[key];
  }

  function nameOf(item) {
    var name = item.name || item.title || item.venue || item.organizer;
    var text = typeof name === 'string' ? wp.htmlEntities.decodeEntities(name.replace(/<[^>]*>/g, '')) : '';
    return (text || item.slug) + (item.start_date ? ' – ' + item.start_date.slice(0, 10) : '');
  }

  /** Names by the values that a setting stores. Equal names are told apart by their values. */
  function namesOf(items, key) {
    var names = {};
    var known = {};
    items.forEach(function (item) {
      var name = nameOf(item);
      names[item[key]] = known[name] ? name + ' (' + item[key] + ')' : name;
      known[name] = true;
    });
    return names;
  }

  /** The items that can be picked: undefined while they are read, null where they cannot be. */
  function useItems(attributes, pick) {
    var state = wp.element.useState();
    var set = state[1];
    wp.element.useEffect(
      function () {
        var isOver = false;
        var give = function (items) {
          if (!isOver) set(items);
        };
        if (pick) {
          listOf(attributes, pick.from).then(give, function () {
            give(null);
          });
        }
        return function () {
          isOver = true;
        };
      },
      [attributes['base-url'], attributes.namespace],
    );
    return state;
  }

  /* Fields */

  /** A text that counts when it is finished: half of a word would be asked for, and half of a slug is a mistake. */
  function TextField(props) {
    var state = wp.element.useState(props.value);
    var setting = props.setting;
    wp.element.useEffect(
      function () {
        state[1](props.value);
      },
      [props.value],
    );
    var finish = function () {
      if (state[0] !== props.value) props.change(state[0]);
    };
    var isOtherDate = setting.input === 'date' && state[0] && !/^\d{4}-\d\d-\d\d$/.test(state[0]);
    return el(
      components.TextControl,
      Object.assign(
        {
          label: setting.label,
          help: setting.help,
          type: (!isOtherDate && setting.input) || 'text',
          value: state[0],
          placeholder: props.preset,
          onChange: state[1],
          onBlur: finish,
          // Enter, and the shortcut that saves the post.
          onKeyDown: function (event) {
            if (event.key === 'Enter' || event.ctrlKey || event.metaKey) finish();
          },
        },
        plain,
      ),
    );
  }

  function ChoiceField(props) {
    var choices = props.setting.choices;
    var chosen = function (choice) {
      return choice.value === props.value;
    };
    var preset = choices.filter(function (choice) {
      return choice.value === String(props.preset);
    })[0];
    var first = { label: data.texts.default + (preset ? ': ' + preset.label : ''), value: '' };
    var other = props.value && !choices.some(chosen) ? [{ label: props.value, value: props.value }] : [];
    var options = { label: props.setting.label, help: props.setting.help, value: props.value, onChange: props.change };
    return el(components.SelectControl, Object.assign(options, { options: [first].concat(choices, other) }, plain));
  }

  /** Several values, picked by their names. */
  function TokensField(props) {
    var names = props.names;
    var values = props.value.split(props.separator).filter(Boolean);
    var nameOfValue = function (value) {
      return names[value] || value;
    };
    // A name, or the part of one that no other has: Enter takes what is typed, not what is suggested.
    var valueOf = function (text) {
      if (names[text] || values.indexOf(text) >= 0) return text;
      var found = Object.keys(names).filter(function (value) {
        return names[value].toLowerCase().indexOf(text.toLowerCase()) >= 0;
      });
      var exact = found.filter(function (value) {
        return names[value].toLowerCase() === text.toLowerCase();
      });
      return exact[0] || (found.length === 1 ? found[0] : undefined);
    };
    var field = el(
      components.FormTokenField,
      Object.assign(
        {
          label: props.setting.label,
          value: values.map(nameOfValue),
          suggestions: Object.keys(names).map(nameOfValue),
          maxSuggestions: 100,
          onChange: function (tokens) {
            props.change(tokens.map(valueOf).filter(Boolean).join(props.separator));
          },
          __experimentalExpandOnFocus: true,
          __experimentalShowHowTo: false,
          __experimentalValidateInput: valueOf,
        },
        plain,
      ),
    );
    return el(components.BaseControl, { help: props.setting.help, __nextHasNoMarginBottom: true }, field);
  }

  /** One item, picked by its name; events are searched for on the server, which has too many to list. */
  function ItemField(props) {
    var pick = props.setting.pick;
    var set = props.set;
    var items = props.items;
    var add = function (further) {
      set(function (before) {
        return before.concat(
          further.filter(function (item) {
            return !before.some(function (known) {
              return known.id === item.id;
            });
          }),
        );
      });
    };
    var isMissing = props.value && !namesOf(items, pick.key)[props.value];
    wp.element.useEffect(
      function () {
        if (!isMissing) return;
        read(props.attributes, '/' + pick.from + '/' + props.value).then(
          function (item) {
            add([item]);
          },
          function () {},
        );
      },
      [props.value, isMissing],
    );
    var find = wp.compose.useDebounce(function (text) {
      if (pick.from !== 'events' || !text) return;
      var query = '?per_page=50&starts_before=2100-01-01&search=' + encodeURIComponent(text);
      read(props.attributes, '/events' + query).then(
        function (answer) {
          add(answer.events);
        },
        function () {},
      );
    }, 400);
    var names = namesOf(items, pick.key);
    return el(
      components.ComboboxControl,
      Object.assign(
        {
          label: props.setting.label,
          help: props.setting.help,
          value: props.value,
          options: Object.keys(names).map(function (value) {
            return { value: value, label: names[value] };
          }),
          onFilterValueChange: find,
          onChange: function (value) {
            props.change(value || '');
          },
        },
        plain,
      ),
    );
  }

  /** A setting that picks what the calendar has; a text where it cannot be read. */
  function PickField(props) {
    var state = useItems(props.attributes, props.setting.pick);
    if (state[0] === null) return el(TextField, props);
    var items = state[0] || [];
    if (!props.setting.pick.many)
      return el(ItemField, Object.assign({}, props, { items: items, set: state[1], key: items.length ? 'read' : '' }));
    return el(TokensField, Object.assign({}, props, { names: namesOf(items, props.setting.pick.key), separator: ',' }));
  }

  function WordsField(props) {
    var names = {};
    props.setting.choices.forEach(function (choice) {
      names[choice.value] = choice.label;
    });
    return el(TokensField, Object.assign({}, props, { names: names, separator: ' ' }));
  }

  function fieldOf(setting) {
    if (setting.pick) return PickField;
    if (!setting.choices) return TextField;
    return setting.many ? WordsField : ChoiceField;
  }

  function panel(place, props) {
    var settings = data.blocks[props.name];
    var names = Object.keys(settings).filter(function (name) {
      return settings[name].place === place;
    });
    if (!names.length) return null;
    var fields = names.map(function (name) {
      return el(fieldOf(settings[name]), {
        key: name,
        setting: settings[name],
        value: props.attributes[name] || '',
        preset: siteOf(props.attributes)[name] || settings[name].preset,
        attributes: props.attributes,
        change: function (value) {
          var changed = {};
          changed[name] = value || undefined;
          props.setAttributes(changed);
        },
      });
    });
    return el(components.PanelBody, { key: place, title: data.texts[place], initialOpen: place === 'common' }, fields);
  }

  /* React would set some attributes as properties. */
  function Preview(props) {
    var ref = wp.element.useRef();
    wp.element.useEffect(function () {
      var site = siteOf(props.attributes);
      Object.keys(props.settings).forEach(function (name) {
        var value = props.attributes[name] || site[name];
        if (!value || !props.settings[name].label) ref.current.removeAttribute(name);
        else if (ref.current.getAttribute(name) !== value) ref.current.setAttribute(name, value);
      });
    });
    return el(props.tag, { ref: ref, inert: 'true' });
  }

  function edit(props) {
    var sidebar = el(
      wp.blockEditor.InspectorControls,
      null,
      ['common', 'shared', 'more'].map(function (place) {
        return panel(place, props);
      }),
    );
    var preview = el(Preview, {
      tag: props.name.replace('cal-elements/', 'cal-'),
      settings: data.blocks[props.name],
      attributes: props.attributes,
    });
    return el(
      wp.element.Fragment,
      null,
      sidebar,
      el('div', wp.blockEditor.useBlockProps({ ref: loadElements }), preview),
    );
  }

  Object.keys(data.blocks).forEach(function (name) {
    wp.blocks.registerBlockType(name, {
      edit: edit,
      save: function () {
        return null;
      },
    });
  });
})(window.wp, window.calElementsEditor);
