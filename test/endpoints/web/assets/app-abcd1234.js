document.title = 'Groundwork'
